import { searchKinds } from '@kasack/contract/search.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { useText } from '../../shared/language/i18n.ts'
import { kinds } from './kinds.ts'
import { texts } from './texts.ts'
import type { Question } from './use-answer.ts'

type Props = {
  /** Null while the first answer is loading. */
  asked: Question | null
  /** No action of the record has that name. */
  isOfRecord: boolean
  may: (needs: UserNeeds) => boolean
}

/** Says that nothing was found, and which kinds of records were searched. */
export function SearchNothing({ asked, isOfRecord, may }: Props) {
  const t = useText()
  if (isOfRecord) return <p className="k-search-nothing">{t(texts.no_act)}</p>
  if (!asked || asked.typed === '') return null
  const searched = searchKinds.map((kind) => kinds[kind].entity).filter(({ access }) => may(access.read))
  return (
    <div className="k-search-nothing">
      <p>{t(texts.nothing, { typed: asked.typed })}</p>
      <p>{t(texts.looked_at, { kinds: searched.map(({ plural }) => t(plural)).join(', ') })}</p>
    </div>
  )
}
