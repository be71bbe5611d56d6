import { t } from '../language/i18n.ts'
import { ChoiceBox } from './ChoiceBox.tsx'
import { choiceOf } from './selection.ts'
import { texts } from './texts.ts'
import type { Choosing } from './use-choosing.ts'

type Props<Row extends { id: number }> = { choosing: Choosing<Row> }

/** Selects or deselects all rows of the page. */
export const PageChoice = <Row extends { id: number }>({ choosing: { rows, page, togglePage } }: Props<Row>) => (
  <ChoiceBox isHead label={t(texts.choose_page)} choice={choiceOf(rows, page)} onToggle={togglePage} />
)
