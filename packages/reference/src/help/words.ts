/**
 * Words and operators that are no functions but are explained and offered like them, one a line:
 * names, group, call forms, summary. Columns are divided by ` | `, forms by ` ; `.
 */
export const wordsText = `
i | Constants and Logic | i | The imaginary unit, whose square is -1. It cannot be redefined.
e | Constants and Logic | e | Base of the natural logarithm, about 2.71828. It cannot be redefined.
pi | Constants and Logic | pi | Circle constant, about 3.14159. It cannot be redefined.
infinity, inf | Constants and Logic | infinity ; -infinity | Unbounded value, for the ends of limits, integrals and sums.
undef | Constants and Logic | undef | A value that does not exist, such as 0/0.
true | Constants and Logic | true | The logical value yes.
false | Constants and Logic | false | The logical value no.
and | Constants and Logic | a and b | Yes when both conditions hold.
or | Constants and Logic | a or b | Yes when at least one condition holds.
xor | Constants and Logic | a xor b | Yes when exactly one of the two conditions holds.
firstIndex | Matrices and Lists | firstIndex | Number of the first item of a list, 0 or 1 by the worksheet's settings.
+ | Matrices and Lists | a + b | Adds item by item.
- | Matrices and Lists | a - b | Subtracts item by item.
.* | Matrices and Lists | a .* b | Multiplies item by item.
./ | Matrices and Lists | a ./ b | Divides item by item.
.^ | Matrices and Lists | a .^ b | Raises item by item.
`
