import { useText } from '../../shared/language/i18n.ts'
import { Segments } from '../../shared/part/Segments.tsx'
import { texts } from './texts.ts'

export type Whose = 'mine' | 'all'

type Props = {
  /** Null if the list is filtered by another user, so that neither applies. */
  value: Whose | null
  onChange: (whose: Whose) => void
}

/** Switches between the user's own follow-ups and everyone's. */
export function DashboardWhose({ value, onChange }: Props) {
  const t = useText()
  return (
    <Segments<Whose | ''>
      aria-label={t(texts.whose)}
      options={[
        { value: 'mine', label: t(texts.mine) },
        { value: 'all', label: t(texts.all) },
      ]}
      value={value ?? ''}
      onChange={(whose) => whose && onChange(whose)}
    />
  )
}
