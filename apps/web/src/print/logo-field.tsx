import { Button } from '@calcwright/ui'
import { useRef, useState } from 'react'
import { Message } from '../settings/fields.tsx'
import css from './page-setup.module.css'

/** Pixels: three times as sharp as a screen at the height of a header. */
const HEIGHT = 120
const WIDTH = 480

interface LogoFieldProps {
  /** A data address, '' for none. */
  readonly logo: string
  readonly set: (logo: string) => void
}

/** The picture that `{logo}` stands for, made small enough to travel with the worksheet. */
export function LogoField({ logo, set }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    try {
      set(await smallPicture(file))
      setMessage('')
    } catch {
      setMessage(`${file.name} is no picture that this browser can read.`)
    }
  }
  return (
    <div className={css.logo}>
      <span className={css.label}>Logo</span>
      {logo !== '' && <img src={logo} alt="Logo" className={css.picture} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture for the logo"
        onChange={event => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()}>{logo === '' ? 'Choose…' : 'Change…'}</Button>
      {logo !== '' && <Button onClick={() => set('')}>Remove</Button>}
      <Message id="logo-message" text={message} />
    </div>
  )
}

/** @returns a PNG as a data address */
async function smallPicture(file: File): Promise<string> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    const scale = Math.min(1, HEIGHT / image.naturalHeight, WIDTH / image.naturalWidth)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  } finally {
    URL.revokeObjectURL(address)
  }
}
