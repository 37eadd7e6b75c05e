"""Small wrong changes to a module's text, such as a hurried hand makes.

Each replaces one span of the source: a comparison, an operator, a condition, a number, a string, what is
returned, a statement. Tables are changed like code. Left out is what no rule hangs on: annotations,
docstrings, imports.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

Placed: TypeAlias = ast.expr | ast.stmt
Text: TypeAlias = Callable[[Placed], str]  # the source of a node

_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
_OPERATED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.Pow: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
_REMOVED = (ast.Assign, ast.AugAssign, ast.Expr, ast.Raise, ast.Continue, ast.Break, ast.Delete)


class Mutation(NamedTuple):
    """What to write instead of bytes ``start`` to ``end``."""

    line: int
    kind: str
    start: int
    end: int
    new: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def told(self, source: bytes) -> str:
        """One line for a reader.

        >>> source = b"total = base * 2 if called else base"
        >>> for one in mutations(source):
        ...     print(one.told(source))
        arithmetic: base * 2 -> (base) + (2)
        condition: called -> not (called)
        number: 2 -> 3
        """
        old = " ".join(source[self.start : self.end].decode().split())
        return f"{self.kind}: {old} -> {self.new}"


def mutations(source: bytes) -> list[Mutation]:
    """Every change that these operators can make, in the order of the text."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def span(node: Placed) -> tuple[int, int]:
        last = node.end_lineno or node.lineno, node.end_col_offset or 0
        return starts[node.lineno - 1] + node.col_offset, starts[last[0] - 1] + last[1]

    def text(node: Placed) -> str:
        start, end = span(node)
        return source[start:end].decode()

    found = [
        Mutation(node.lineno, kind, *span(node), new)
        for running, in_function in _running(ast.parse(source), False)
        for kind, node, new in _changes(running, in_function, text)
    ]
    return sorted({one for one in found if source[one.start : one.end].decode() != one.new})


def _running(node: ast.AST, in_function: bool) -> Iterator[tuple[ast.AST, bool]]:
    """Each node that is ever evaluated."""
    yield node, in_function
    inside = in_function or isinstance(node, ast.FunctionDef | ast.Lambda)
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        for child in field if isinstance(field, list) else [field]:
            docstring = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            if isinstance(child, ast.AST) and not docstring:
                if isinstance(child, ast.JoinedStr):  # its pieces have no span of their own before 3.12
                    yield child, inside
                    for piece in child.values:
                        if isinstance(piece, ast.FormattedValue):
                            yield from _running(piece.value, inside)
                else:
                    yield from _running(child, inside)


def _changes(node: ast.AST, in_function: bool, text: Text) -> Iterator[tuple[str, Placed, str]]:
    """What may be written instead of a node or of a part of it."""
    match node:
        case ast.Compare(left, [op], [right]):
            yield "comparison", node, f"({text(left)}) {_COMPARED[type(op)]} ({text(right)})"
        case ast.Compare(left, [op, *_], [right, *_]):  # a chain: its first link
            rest = text(node)[len(text(left)) :].split(text(right), 1)[1]
            yield "comparison", node, f"{text(left)} {_COMPARED[type(op)]} {text(right)}{rest}"
        case ast.BinOp(left, op, right):
            yield "arithmetic", node, f"({text(left)}) {_OPERATED[type(op)]} ({text(right)})"
        case ast.AugAssign(target, op, value):
            yield "arithmetic", node, f"{text(target)} {_OPERATED[type(op)]}= {text(value)}"
        case ast.BoolOp(op, values):
            word = " or " if isinstance(op, ast.And) else " and "
            yield "boolean", node, "(" + word.join(f"({text(value)})" for value in values) + ")"
        case ast.UnaryOp(_, operand):
            yield "unary", node, f"({text(operand)})"
        case ast.Constant(bool() as value):
            yield "truth", node, str(not value)
        case ast.Constant(int() as value):
            yield "number", node, str(value + 1)
        case ast.Constant(str() as value):
            yield "string", node, repr("~" + value)
        case ast.JoinedStr():
            yield "string", node, repr("~")
        case ast.Name(id, ast.Load()) if id in _CALLED:
            yield "function", node, _CALLED[id]
        case ast.Return(value) if value is not None and text(value) != "None":
            yield "return", node, "return None"
        case _:
            pass
    match node:
        case ast.If(test) | ast.While(test) | ast.IfExp(test):
            yield "condition", test, f"not ({text(test)})"
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield "condition", test, f"not ({text(test)})"
        case _:
            pass
    if in_function and isinstance(node, _REMOVED):
        yield "removed", node, "pass"
