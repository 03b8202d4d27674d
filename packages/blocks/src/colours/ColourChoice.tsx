import { useState } from 'react'
import { HexColorInput, HexColorPicker } from 'react-colorful'
import { Check } from 'lucide-react'
import { Button, Menu, MenuHeading, MenuItem } from '@calcwright/ui'
import { nameOf, PALETTE } from './palette.ts'
import { recentColours, rememberColour } from './recent-colours.ts'
import styles from './colours.module.css'

interface ColourChoiceProps {
  /** Names the thing that gets the colour: `Text colour`. */
  readonly label: string
  /** Label of the choice that sets no colour. */
  readonly none: string
  /** `#rrggbb`, '' for none. */
  readonly current: string
  choose(colour: string | null): void
}

/** The content of a menu: the colours used last, a palette, and any other by its number. */
export function ColourChoice({ label, none, current, choose }: ColourChoiceProps) {
  const [recent] = useState(recentColours)
  const [mixing, setMixing] = useState(false)
  const take = (colour: string): void => {
    rememberColour(colour)
    choose(colour)
  }
  return (
    <div className={styles.colours}>
      <Menu label={label}>
        <MenuItem label={none} checked={current === ''} onSelect={() => choose(null)} />
      </Menu>
      <MenuHeading>Recent</MenuHeading>
      <Swatches label="Recent colours" colours={recent} current={current} choose={take} />
      <MenuHeading>Palette</MenuHeading>
      <Swatches
        label="Palette"
        colours={PALETTE.map(({ colour }) => colour)}
        current={current}
        choose={take}
      />
      {mixing ? (
        <Mixer start={current || recent[0]!} choose={take} />
      ) : (
        <Menu label="More">
          <MenuItem label="More colours" onSelect={() => setMixing(true)} />
        </Menu>
      )}
    </div>
  )
}

interface SwatchesProps {
  readonly label: string
  readonly colours: readonly string[]
  readonly current: string
  choose(colour: string): void
}

function Swatches({ label, colours, current, choose }: SwatchesProps) {
  return (
    <div className={styles.swatches}>
      <Menu label={label} columns={7}>
        {colours.map(colour => (
          <MenuItem key={colour} label={nameOf(colour)} onSelect={() => choose(colour)}>
            <span
              className={styles.swatch}
              style={{ background: colour }}
              data-current={colour === current || undefined}
            />
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}

/** Any colour, by hue and shade or by its number. */
function Mixer({ start, choose }: { readonly start: string; choose(colour: string): void }) {
  const [colour, setColour] = useState(start)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label="Own colour"
      className={styles.mixer}
      // The arrows move the handles, not the choice in the menu around them.
      onKeyDown={event => event.key !== 'Escape' && event.key !== 'Tab' && event.stopPropagation()}
    >
      <HexColorPicker color={colour} onChange={setColour} />
      <div className={styles.mixed}>
        <HexColorInput
          aria-label="Colour number"
          className={styles.input}
          color={colour}
          prefixed
          onChange={setColour}
          onKeyDown={event => event.key === 'Enter' && choose(colour.toLowerCase())}
        />
        <Button tone="accent" onClick={() => choose(colour.toLowerCase())}>
          <Check size={14} aria-hidden="true" /> Use
        </Button>
      </div>
    </div>
  )
}
