import type { Ref } from '@kasack/contract/field.ts'
import type { MatchWeights } from '@kasack/contract/match-weight.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RemoteSelect } from '../shared/form/RemoteSelect.tsx'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { MatchSettingRanks } from './MatchSettingRanks.tsx'
import { comparedFor, mostCompared } from './queries.ts'
import { rerank } from './rules.ts'
import { texts } from './texts.ts'

/** Ranks shown. */
const shown = 10

/** The top of a vacancy's ranking with the unsaved weights. */
export function MatchSettingPreview({ weights }: { weights: MatchWeights }) {
  const t = useText()
  const [vacancy, setVacancy] = useState<Ref | null>(null)
  return (
    <section className="k-levels">
      <h2>{t(texts.preview)}</h2>
      <p className="k-second">{t(texts.preview_hint)}</p>
      <div className="k-preview-of">
        <RemoteSelect
          target="vacancy"
          aria-label={t(texts.vacancy)}
          placeholder={t(texts.choose_vacancy)}
          value={vacancy}
          onChange={setVacancy}
        />
      </div>
      {vacancy && <Ranks vacancy={vacancy.id} weights={weights} />}
    </section>
  )
}

function Ranks({ vacancy, weights }: { vacancy: number; weights: MatchWeights }) {
  const t = useText()
  const { data, error, refetch } = useQuery(comparedFor(vacancy))
  if (error) return <PanelError status={error.status} onReload={() => void refetch()} />
  if (!data) return <Waiting lines={shown} />
  if (data.count === 0) return <p>{t(texts.nobody)}</p>
  return (
    <>
      <MatchSettingRanks ranks={rerank(data.results, weights).slice(0, shown)} weights={weights} />
      {data.count > mostCompared && (
        <p className="k-second">{t(texts.compared, { most: formatInteger(mostCompared), count: formatInteger(data.count) })}</p>
      )}
    </>
  )
}
