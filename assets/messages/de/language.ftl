### The language itself. These are no messages of the page.

language-name = Deutsch
language-in-english = German

## What stands between the names of a row, and before the last one.

list-comma = {", "}
list-and = {" und "}
