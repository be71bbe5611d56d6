import { UndoOutlined } from '@ant-design/icons'
import type { MatchPartCode, MatchWeights } from '@kasack/contract/match-weight.ts'
import { maxWeight, defaultWeights } from '@kasack/contract/match-weight.ts'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { partNames } from './labels.ts'
import { shareOf } from './rules.ts'
import { partHints, texts } from './texts.ts'

type Props = {
  code: MatchPartCode
  weights: MatchWeights
  /** The weights as a whole were refused; `problem` is the id of the element with the reason. */
  isWrong: boolean
  problem: string
  disabled: boolean
  onChange: (weight: number) => void
}

/** One part of the score: what it measures, its weight, and a reset to the default. */
export function MatchSettingWeight({ code, weights, isWrong, problem, disabled, onChange }: Props) {
  const t = useText()
  const [isEmpty, setEmpty] = useState(false)
  const [name, weight, usual] = [t(partNames[code]), weights[code], defaultWeights[code]]
  function type(typed: number | null) {
    setEmpty(typed === null)
    onChange(typed ?? 0)
  }
  return (
    <tr>
      <th scope="row">
        {name}
        <p className="k-second" id={`${problem}-${code}`}>
          {t(partHints[code])}
        </p>
      </th>
      <td>
        <InputNumber
          aria-label={name}
          aria-describedby={isWrong ? `${problem} ${problem}-${code}` : `${problem}-${code}`}
          aria-invalid={isWrong}
          status={isWrong ? 'error' : ''}
          min={0}
          max={maxWeight}
          precision={0}
          value={isEmpty ? null : weight}
          disabled={disabled}
          onChange={type}
          onBlur={() => setEmpty(false)}
        />
      </td>
      <td>
        {t(texts.percent, { share: formatInteger(shareOf(code, weights)) })}
        <i className="k-share" aria-hidden>
          <i style={{ inlineSize: `${shareOf(code, weights)}%` }} />
        </i>
      </td>
      <td>
        {weight === usual ? (
          <span className="k-second">{formatInteger(usual)}</span>
        ) : (
          <>
            <ToneTag tone="blue">{t(texts.changed)}</ToneTag>
            <Button
              type="text"
              size="small"
              icon={<UndoOutlined aria-hidden />}
              aria-label={t(texts.back_of, { name, weight: usual })}
              disabled={disabled}
              onClick={() => type(usual)}
            >
              {t(texts.back, { weight: usual })}
            </Button>
          </>
        )}
      </td>
    </tr>
  )
}
