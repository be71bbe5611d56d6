import type { Text } from '@kasack/contract/text.ts'
import { t } from '../../language/i18n.ts'

/** Why the typed value cannot be queried. */
export const FilterProblem = ({ text }: { text: Text }) => (
  <p className="k-filter-problem" role="alert">
    {t(text)}
  </p>
)
