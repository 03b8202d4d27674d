import { Popup } from '../shell/popup.tsx'
import { About } from './about.tsx'

export default function AboutPopup() {
  return (
    <Popup title="About Calcwright">
      <About />
    </Popup>
  )
}
