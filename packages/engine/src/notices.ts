/** Giac's log, line by line: what is worth telling people, and what is noise. */

const COLOUR = /\u001b\[[0-9;]*m/g

const NOISE = [
  /^\/\//, // "// Parsing f", "// Success"
  /global variable/i,
  /^:\d+: syntax error/,
  /^Warning adding \d+/,
  /^Too many [)\]}]/,
  /^(Evaluation|Temps|Time|Timing)\b/i,
  /^Success$/i,
  /^Done$/i,
  /^Timeout$/i,
  /^\d+ *$/,
  /singular points? of/i,
  /^Warning, i is usually sqrt/,
  /^Warning, integration of (abs or sign|a (?:piecewise|function))/i,
  /assumes constant sign by intervals/i,
  /^Simplification assuming/i,
  /^Warning, replacing /,
  /should be recompiled/i,
  /recursive definition/i,
  /^Running non recursive evaluator/i,
  /is a reserved word/,
]

/** @returns the lines of the log that are warnings, without repetition */
export function warningsOf(log: string): string[] {
  const lines = log
    .replace(COLOUR, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !NOISE.some(pattern => pattern.test(line)))
    .map(line => line.replace(/^Warning[:,!]? */i, ''))
    .map(line => line.charAt(0).toUpperCase() + line.slice(1))
  return [...new Set(lines)]
}
