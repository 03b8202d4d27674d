import type { ButtonHTMLAttributes, Ref } from 'react'
import css from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: 'plain' | 'accent' | 'danger' | 'quiet'
  /** Square, for a single icon; give it an aria-label. */
  readonly square?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({
  tone = 'plain',
  square = false,
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = [css.button, css[tone], square ? css.square : '', className].filter(Boolean).join(' ')
  return <button type={type === 'submit' ? 'submit' : 'button'} className={classes} {...rest} />
}
