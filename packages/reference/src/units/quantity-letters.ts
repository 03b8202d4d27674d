/**
 * Letters of the quantities that units of one letter and pascals measure: a definition of `t` may be `2 h`, one of `E` below a
 * height `h` is twice the height. Metres, newtons and volts are left out: lengths, forces and signals have nearly any letter.
 * They are chosen after the letters that textbooks give these quantities; no standard lists them so.
 */
export const QUANTITY_LETTERS: Readonly<Record<string, string>> = {
  s: 't T tau theta',
  h: 't T tau theta',
  g: 'm M W G w',
  A: 'I J i j Theta',
  L: 'V v',
  l: 'V v',
  C: 'Q q e',
  F: 'C c',
  H: 'L l M',
  T: 'B b',
  J: 'E W Q U H K q w u h L',
  W: 'P Q Phi p q S L',
  K: 'T t theta Theta vartheta',
  Pa: 'p P q sigma tau E G K f R',
  S: 'G Y B g y b',
}
