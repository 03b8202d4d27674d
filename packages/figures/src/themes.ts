/** Colours and letters of a picture, by what they are for. Colours are CSS colours without variables. */
export interface Theme {
  /** Titles, and the numbers at the axes a little softer. */
  readonly ink: string
  /** Prompts for what is missing; minor marks. */
  readonly faint: string
  /** Grid. */
  readonly line: string
  readonly paper: string
  /** A CSS font family. */
  readonly font: string
  /** Ten. */
  readonly series: readonly string[]
}

const FONT = "'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

export const LIGHT: Theme = {
  ink: '#1e2326',
  faint: '#8b9194',
  line: '#e2ded5',
  paper: '#ffffff',
  font: FONT,
  series: [
    '#1f77b4',
    '#ff7f0e',
    '#2ca02c',
    '#d62728',
    '#9467bd',
    '#8c564b',
    '#e377c2',
    '#7f7f7f',
    '#bcbd22',
    '#17becf', // prettier-ignore
  ],
}

/** The same hues, lighter, as they are seen on dark paper. */
export const DARK: Theme = {
  ink: '#e8e6e0',
  faint: '#7f8789',
  line: '#32383b',
  paper: '#1b1f22',
  font: FONT,
  series: [
    '#5aa9e0',
    '#ff9f4a',
    '#56c15a',
    '#f0716e',
    '#b794dc',
    '#bd8f82',
    '#f09fd8',
    '#adadad',
    '#d0d14f',
    '#45d3e2', // prettier-ignore
  ],
}

/** Black on white. */
export const PRINT: Theme = { ...LIGHT, ink: '#000000', faint: '#666666', line: '#d0d0d0' }
