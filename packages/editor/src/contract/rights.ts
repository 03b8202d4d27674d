/** Rights as the server gives them: 1 read, 2 read and copy, 3 edit, 4 own. */
export interface EditorRights {
  /** Content may be changed (it may still not be saved: that is the application's matter). */
  readonly edit: boolean
  /** Copying to the clipboard is allowed. */
  readonly copy: boolean
  /**
   * Parts that a visitor may touch: 0 nothing, 1 input controls (sliders, choices) and folding, 2 everything
   * that the rights allow.
   */
  readonly interaction: 0 | 1 | 2
}
