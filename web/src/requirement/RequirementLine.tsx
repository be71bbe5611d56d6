import type { RequirementOrigin } from '@kasack/contract/requirement-inherited.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fillText } from '@kasack/contract/text.ts'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { RowMenu } from '../shared/table/RowMenu.tsx'
import { requirementActs } from './RequirementActs.tsx'
import { kindWords } from './labels.ts'
import type { Place, ShownRequirement } from './rules.ts'
import { originTexts, ownTexts, texts } from './texts.ts'

/** One requirement: who requires it or has dropped it, and the actions available here. */
export function RequirementLine({ shown, place }: { shown: ShownRequirement; place: Place }) {
  const t = useText()
  const may = useMay()
  const { kind, item, origin, dropped_by, own } = shown
  const acts = requirementActs(shown, place, may('superuser')).filter(({ needs }) => needs === undefined || may(needs))
  const isLone = dropped_by !== null && dropped_by === origin
  return (
    <>
      <div>
        {dropped_by ? <del>{item.name}</del> : item.name}
        <span className="k-second"> · {t(kindWords[kind])}</span>
        <div className="k-second">
          {[isLone ? null : t(byWhom(origin, place)), dropped_by && t(texts.dropped, { by: t(byWhom(dropped_by, place)) }), own?.note]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      {acts.length > 0 && <RowMenu name={item.name} actions={acts} />}
    </>
  )
}

const byWhom = ({ level, id, name }: RequirementOrigin, place: Place): Text =>
  level === place.entity && id === place.id ? ownTexts[level] : fillText(originTexts[level], { name })
