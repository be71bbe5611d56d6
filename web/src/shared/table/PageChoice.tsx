import { t } from '../language/i18n.ts'
import { ChoiceBox } from './ChoiceBox.tsx'
import type { Selection } from './selection.ts'
import { choiceOf, pageToggled } from './selection.ts'
import { texts } from './texts.ts'

type Props<Row extends { id: number }> = { selection: Selection<Row>; page: readonly Row[] }

/** Chooses all rows of the page, or lets go of them. */
export const PageChoice = <Row extends { id: number }>({ selection: { rows, onChange }, page }: Props<Row>) => (
  <ChoiceBox isHead label={t(texts.choose_page)} choice={choiceOf(rows, page)} onToggle={() => onChange(pageToggled(rows, page))} />
)
