import { UndoOutlined } from '@ant-design/icons'
import { defaultLevels } from '@kasack/contract/judge-level.ts'
import type { AgencyLevel, FindingCode, JudgeSetting } from '@kasack/contract/judge-setting.ts'
import { agencyLevels } from '@kasack/contract/judge-setting.ts'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { SelectInput } from '../shared/form/SelectInput.tsx'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { findingNames, levelWords } from './labels.ts'
import { saveSetting } from './queries.ts'
import { findingHints, texts } from './texts.ts'

type Props = { setting: JudgeSetting; code: FindingCode }

/** One finding: when it applies, its level, and a button that restores the default. */
export function JudgeSettingLevel({ setting, code }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState<AgencyLevel | null>(null)
  const [name, usual, level] = [t(findingNames[code]), defaultLevels[code], chosen ?? setting.levels[code]]
  async function choose(wanted: AgencyLevel) {
    if (wanted === setting.levels[code]) return
    setChosen(wanted)
    await saveSetting(setting, { levels: { [code]: wanted } }, texts.level_stored)
    setChosen(null)
  }
  return (
    <tr>
      <th scope="row">
        {name}
        <p className="k-second">{t(findingHints[code])}</p>
      </th>
      <td>
        <Select
          aria-label={name}
          value={level}
          disabled={chosen !== null}
          options={agencyLevels.map((one) => ({ value: one, label: t(levelWords[one]) }))}
          components={{ input: SelectInput }}
          onChange={(wanted) => void choose(wanted)}
        />
      </td>
      <td>
        {level === usual ? (
          <span className="k-second">{t(levelWords[usual])}</span>
        ) : (
          <>
            <ToneTag tone="blue">{t(texts.changed)}</ToneTag>
            <Button
              type="text"
              size="small"
              icon={<UndoOutlined aria-hidden />}
              aria-label={t(texts.back_of, { name, level: t(levelWords[usual]) })}
              disabled={chosen !== null}
              onClick={() => void choose(usual)}
            >
              {t(texts.back, { level: t(levelWords[usual]) })}
            </Button>
          </>
        )}
      </td>
    </tr>
  )
}
