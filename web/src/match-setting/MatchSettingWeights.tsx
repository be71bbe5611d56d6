import type { MatchSetting } from '@kasack/contract/match-setting.ts'
import type { MatchPartCode, MatchWeights } from '@kasack/contract/match-weight.ts'
import { matchPartCodes, defaultWeights } from '@kasack/contract/match-weight.ts'
import { Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { watch } from '../shared/form/open-forms.ts'
import { SessionLost } from '../shared/form/SessionLost.tsx'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { labels } from './labels.ts'
import { MatchSettingPreview } from './MatchSettingPreview.tsx'
import { MatchSettingWeight } from './MatchSettingWeight.tsx'
import { saveWeights } from './queries.ts'
import { texts } from './texts.ts'

/** The weights, tried on a vacancy before they are saved together. */
export function MatchSettingWeights({ setting }: { setting: MatchSetting }) {
  const t = useText()
  const hint = useId()
  const [typed, setTyped] = useState<Partial<MatchWeights>>({})
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isSaving, setSaving] = useState(false)
  const weights: MatchWeights = { ...(setting.weights as MatchWeights), ...typed }
  const isChanged = matchPartCodes.some((code) => weights[code] !== setting.weights[code])
  const holds = useRef(false)
  useEffect(() => {
    holds.current = isChanged
  }, [isChanged])
  useEffect(() => watch((closing) => closing === null && holds.current), [])

  function change(values: Partial<MatchWeights>) {
    setTyped({ ...typed, ...values })
    setProblems([])
  }
  function discard() {
    setTyped({})
    setProblems([])
  }
  async function save() {
    setSaving(true)
    const { ok, problems: found } = await saveWeights(setting, weights)
    setSaving(false)
    setProblems(found)
    if (ok) setTyped({})
  }

  return (
    <>
      <SessionLost holds={isChanged} />
      <div className="k-card k-panel-body k-setting">
        <section className="k-levels">
          <h2 id={`${hint}-title`}>{t(labels.weights)}</h2>
          <p className="k-second">{t(texts.hint)}</p>
          <table aria-labelledby={`${hint}-title`}>
            <thead>
              <tr>
                <th scope="col">{t(texts.part)}</th>
                <th scope="col">{t(texts.weight)}</th>
                <th scope="col">{t(texts.share)}</th>
                <th scope="col">{t(texts.usual)}</th>
              </tr>
            </thead>
            <tbody>
              {matchPartCodes.map((code) => (
                <MatchSettingWeight
                  key={code}
                  code={code}
                  weights={weights}
                  isWrong={problems.length > 0}
                  problem={hint}
                  disabled={isSaving}
                  onChange={(weight) => change({ [code]: weight } as Record<MatchPartCode, number>)}
                />
              ))}
            </tbody>
          </table>
          <p id={hint} className="k-wrong" role="alert">
            {problems.join(' ')}
          </p>
        </section>
        <div className="k-weights-foot">
          <Button
            onClick={() => change(defaultWeights)}
            disabled={isSaving || matchPartCodes.every((code) => weights[code] === defaultWeights[code])}
          >
            {t(texts.all_back)}
          </Button>
          {isChanged && (
            <>
              <Button onClick={discard} disabled={isSaving}>
                {t(texts.discard)}
              </Button>
              <Button type="primary" loading={busy(isSaving)} onClick={() => void save()}>
                {t(texts.save)}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className="k-card k-panel-body k-setting">
        <MatchSettingPreview weights={weights} />
      </div>
    </>
  )
}
