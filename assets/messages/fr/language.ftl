### The language itself. These are no messages of the page.

language-name = Français
language-in-english = French
# A plain blank before `;`, `?`, `!`, `:` and inside `« »` is kept from breaking.
language-typography = french

## What stands between the names of a row, and before the last one.

list-comma = {", "}
list-and = {" et "}
