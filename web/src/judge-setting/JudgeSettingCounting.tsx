import type { JudgeSetting } from '@kasack/contract/judge-setting.ts'
import type { Counting } from '@kasack/contract/leasing-clock.ts'
import { countings } from '@kasack/contract/leasing-clock.ts'
import { useId, useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { countingWords, labels } from './labels.ts'
import { saveSetting } from './queries.ts'
import { countingHints, texts } from './texts.ts'

/** How months are counted; a choice takes effect at once. */
export function JudgeSettingCounting({ setting }: { setting: JudgeSetting }) {
  const t = useText()
  const id = useId()
  const [chosen, setChosen] = useState<Counting | null>(null)
  async function choose(count_by: Counting) {
    setChosen(count_by)
    await saveSetting(setting, { count_by }, texts.stored)
    setChosen(null)
  }
  return (
    <fieldset className="k-counting">
      <legend>{t(labels.count_by)}</legend>
      {countings.map((one) => (
        <div key={one} className="k-counting-way">
          <input
            type="radio"
            id={`${id}-${one}`}
            name={id}
            aria-describedby={`${id}-${one}-hint`}
            checked={(chosen ?? setting.count_by) === one}
            disabled={chosen !== null}
            onChange={() => void choose(one)}
          />
          <label htmlFor={`${id}-${one}`}>{t(countingWords[one])}</label>
          <p id={`${id}-${one}-hint`}>{t(countingHints[one])}</p>
        </div>
      ))}
      <p className="k-second">{t(texts.both_shown)}</p>
    </fieldset>
  )
}
