import type { JudgeSetting } from '@kasack/contract/judge-setting.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { isDay } from '@kasack/contract/value.ts'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { DayPicker } from '../shared/part/DayPicker.tsx'
import { labels } from './labels.ts'
import { saveSetting } from './queries.ts'
import { texts } from './texts.ts'

/** The end of the agency's licence to lease employees. */
export function JudgeSettingLicence({ setting }: { setting: JudgeSetting }) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState<string | null | undefined>(undefined)
  const [isSaving, setSaving] = useState(false)
  const day = typed === undefined ? setting.licence_until : typed
  const isWrong = day !== null && !isDay(day)
  async function save() {
    setSaving(true)
    const { ok } = await saveSetting(setting, { licence_until: day }, texts.licence_stored)
    setSaving(false)
    if (ok) setTyped(undefined)
  }
  return (
    <section className="k-licence">
      <h2>
        <label htmlFor={id}>{t(labels.licence_until)}</label>
      </h2>
      <div>
        <DayPicker
          value={day}
          onChange={setTyped}
          leaning="future"
          isWrong={isWrong}
          aria={{ id, 'aria-describedby': `${id}-hint`, 'aria-invalid': isWrong }}
        />
        {day !== setting.licence_until && (
          <Button type="primary" loading={busy(isSaving)} disabled={isWrong} onClick={() => void save()}>
            {t(texts.save)}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={isWrong ? 'k-wrong' : 'k-second'}>
        {t(isWrong ? problemTexts.not_day : texts.licence_hint)}
      </p>
    </section>
  )
}
