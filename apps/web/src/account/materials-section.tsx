import { Button } from '@calcwright/ui'
import { openOwnMaterials } from '../materials/open-own-materials.ts'
import css from './account.module.css'
import { Section } from './section.tsx'

/** Materials of the person and of the person's teams, which blocks of worksheets choose from. */
export const MaterialsSection = () => (
  <Section title="Materials">
    <p className={css.hint}>Materials of your own and of your teams, with their figures and sources.</p>
    <Button onClick={() => openOwnMaterials()}>Own materials…</Button>
  </Section>
)
