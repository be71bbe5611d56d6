import { ArrowRightOutlined } from '@ant-design/icons'
import type { Ref } from '@kasack/contract/field.ts'
import type { FieldChange, HistoryAct } from '@kasack/contract/history.ts'
import { useText } from '../shared/language/i18n.ts'
import { HistoryDifference } from './HistoryDifference.tsx'
import { HistoryValue, valueAsText } from './HistoryValue.tsx'
import type { EntityWords } from './labels.ts'
import { labelOfField } from './labels.ts'
import type { Piece } from './rules.ts'
import { difference, shortened } from './rules.ts'
import { texts } from './texts.ts'

type Props = { words: EntityWords; act: HistoryAct; change: FieldChange }

/** One field, before and after. A created record has no before, a deleted one no after. */
export function HistoryChange({ words, act, change }: Props) {
  const t = useText()
  const { field, before, after } = change
  const pieces = act === 'changed' ? piecesOf(words, change) : null
  return (
    <div>
      <dt>{t(labelOfField(words, field))}</dt>
      <dd>
        {pieces ? (
          <HistoryDifference pieces={pieces} />
        ) : act === 'changed' ? (
          <>
            <span className="k-sr">{t(texts.before)} </span>
            <span className="k-was">
              <HistoryValue words={words} field={field} value={before} />
            </span>
            <ArrowRightOutlined aria-hidden />
            <span className="k-sr">{t(texts.after)} </span>
            <HistoryValue words={words} field={field} value={after} />
          </>
        ) : (
          <HistoryValue words={words} field={field} value={act === 'deleted' ? before : after} />
        )}
      </dd>
    </div>
  )
}

/** Long texts and sets are shown as what was removed and added. */
function piecesOf({ entity, choices }: EntityWords, { field, before, after }: FieldChange): Piece[] | null {
  const of = entity.fields[field]
  if (of?.kind === 'long_text' && before && after) return shortened(difference(String(before), String(after)))
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0 || after.length === 0 || of?.isOrdered) return null
  const named = (all: unknown[]) =>
    all.map((one) => (typeof one === 'object' ? (one as Ref).name : valueAsText([one], { field, of, choices: choices[field] })))
  const [old, current] = [named(before), named(after)]
  const pieces: Piece[] = [
    ...old.map((text): Piece => ({ kind: current.includes(text) ? 'same' : 'removed', text })),
    ...current.filter((text) => !old.includes(text)).map((text): Piece => ({ kind: 'added', text })),
  ]
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [{ kind: 'same', text: ', ' }, piece]))
}
