/** Constants and Logic: functions, and the words of words.ts. What an example is: see index.ts. */
export const logic = `
evalb | evalb(2 < 3) | true
not | not(2 < 3) | false
piecewise | piecewise(2 < 1, 10, 20) | 20
same | same(2 + 2, 4) | true
i | i^2 | -1
e | ln(e) | 1
pi | cos(pi) | -1
infinity | limit(1/x, x, infinity) | 0
undef | undef + 1 | undef
true | 2 < 3 | true
false | 3 < 2 | false
and | 1 < 2 and 3 < 2 | false
or | 1 < 2 or 3 < 2 | true
xor | 1 < 2 xor 2 < 3 | false
+ | [1, 2] + [3, 4] | [4, 6]
- | [3, 4] - [1, 2] | [2, 2]
.* | [1, 2] .* [3, 4] | [3, 8]
./ | [3, 4] ./ [1, 2] | [3, 2]
.^ | [1, 2] .^ 2 | [1, 4]
`
