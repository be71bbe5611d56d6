import { t } from '../language/i18n.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { choiceOf } from './selection.ts'
import { texts } from './texts.ts'
import type { RowSelection } from './use-row-selection.ts'

type Props<Row extends { id: number }> = { choosing: RowSelection<Row> }

/** Selects or deselects all rows of the page. */
export const PageChoice = <Row extends { id: number }>({ choosing: { rows, page, togglePage } }: Props<Row>) => (
  <RowCheckbox isHead label={t(texts.choose_page)} choice={choiceOf(rows, page)} onToggle={togglePage} />
)
