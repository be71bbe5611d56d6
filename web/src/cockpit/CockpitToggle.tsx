import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { cockpitSections } from '@kasack/contract/cockpit.ts'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { sectionIcons } from './CockpitIcons.tsx'

type Props = { code: CockpitCode; count: number; isOpen: boolean; controls: string; onToggle: () => void }

/** Opens and closes a section, and shows how many rows it has. */
export function CockpitToggle({ code, count, isOpen, controls, onToggle }: Props) {
  const t = useText()
  const Shape = sectionIcons[code]
  return (
    <button
      type="button"
      className="k-cockpit-toggle"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      data-empty={count === 0 || undefined}
      onClick={onToggle}
    >
      <Shape aria-hidden />
      <b>{formatInteger(count)}</b> {t(cockpitSections[code].name)}
    </button>
  )
}
