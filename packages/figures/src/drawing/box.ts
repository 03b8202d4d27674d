/** Rectangle in pixels of the picture. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Place {
  readonly x: number
  readonly y: number
}
