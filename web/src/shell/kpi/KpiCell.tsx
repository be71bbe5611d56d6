import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import type { Figure } from '@kasack/contract/report.ts'
import { Link } from 'react-router'
import { useText } from '../../shared/language/i18n.ts'
import { Missing } from '../../shared/part/Missing.tsx'
import { difference, figureText } from './figures.ts'
import type { Sense } from './sense.ts'
import { verdictOn } from './sense.ts'
import { texts } from './texts.ts'
import type { ReadColumn } from './use-report.ts'

type Props = {
  /** The name of the figure, for screen reader users who hear only its link. */
  name: string
  state: ReadColumn['state']
  figure: Figure | null
  /** The figure in the column it is compared with; null if there is none. */
  compared: Figure | null
  sense: Sense
  /** The list of its records; null if none exists or the user may not see it. */
  to: string | null
}

/** A figure, and its difference from the one it is compared with. */
export function KpiCell({ name, state, figure, compared, sense, to }: Props) {
  if (state === 'loading') {
    return (
      <span className="k-wait k-kpi-wait" aria-hidden="true">
        <span className="k-skel" />
      </span>
    )
  }
  if (!figure) {
    return (
      <div className="k-kpi-cell">
        <Missing />
      </div>
    )
  }
  const shown = figureText(figure)
  return (
    <div className="k-kpi-cell">
      {to && figure.value > 0 ? (
        <Link to={to} aria-label={`${shown}: ${name}`}>
          {shown}
        </Link>
      ) : (
        <span className={figure.value === 0 ? 'k-kpi-nothing' : undefined}>{shown}</span>
      )}
      {compared && <Change figure={figure} compared={compared} sense={sense} />}
    </div>
  )
}

/** The change in a figure, conveyed by sign, shape and word as well as colour; coloured only where more is better. */
function Change({ figure, compared, sense }: { figure: Figure; compared: Figure; sense: Sense }) {
  const t = useText()
  const change = difference(figure, compared)
  const verdict = verdictOn(change)
  const word = t(words[verdict])
  if (change === 0) {
    return (
      <span className="k-kpi-change k-kpi-unchanged">
        <span aria-hidden="true">{equals}</span>
        <span className="k-sr">{word}</span>
      </span>
    )
  }
  const isMore = change > 0
  const tone = sense === 'more_is_better' ? verdict : 'plain'
  return (
    <span className={`k-kpi-change k-kpi-${tone}`} title={word}>
      {isMore ? <CaretUpFilled aria-hidden /> : <CaretDownFilled aria-hidden />}
      {isMore ? '+' : '−'}
      {figureText({ value: Math.abs(change), type: figure.type })}
      <span className="k-sr"> {word}</span>
    </span>
  )
}

const words = { better: texts.improved, worse: texts.worsened, unchanged: texts.unchanged }

/** Shown in place of the arrow. */
const equals = '='
