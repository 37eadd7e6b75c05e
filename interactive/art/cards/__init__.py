"""The forty-eight pictures, a module a month, and the back. Importing this package names them all."""

import importlib
import pkgutil

for _month in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_month.name}")
