import { changeUrl, useUrlParams } from '../shared/address/url-state.ts'
import { useText } from '../shared/language/i18n.ts'
import { Segments } from '../shared/part/Segments.tsx'
import { pickerKey } from './CandidatePickerColumns.tsx'
import { texts } from './texts.ts'

export type PickerOrder = 'fit' | 'distance'

const parameter = `${pickerKey}-order`

/** The order of the picker: by fit, unless the address says otherwise. */
export const usePickerOrder = (): PickerOrder => (useUrlParams().get(parameter) === 'distance' ? 'distance' : 'fit')

/** Switches the order; filters stay. */
export function CandidateOrder({ order }: { order: PickerOrder }) {
  const t = useText()
  return (
    <Segments<PickerOrder>
      aria-label={t(texts.order)}
      options={[
        { value: 'fit', label: t(texts.by_fit) },
        { value: 'distance', label: t(texts.by_distance) },
      ]}
      value={order}
      onChange={(chosen) => changeUrl({ [parameter]: chosen === 'fit' ? null : chosen, [`${pickerKey}-page`]: null }, { replace: true })}
    />
  )
}
