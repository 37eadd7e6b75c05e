from switches.way import Ways

ways = Ways()
