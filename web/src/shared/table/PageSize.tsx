import { Select } from 'antd'
import { SelectInput } from '../form/SelectInput.tsx'
import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'

type Props = { list: string; size: number; sizes: readonly number[]; onSize: (size: number) => void }

export const PageSize = ({ list, size, sizes, onSize }: Props) => (
  <Select
    size="small"
    variant="borderless"
    className="k-page-size"
    popupMatchSelectWidth={false}
    aria-label={t(texts.page_size, { list })}
    value={size}
    options={sizes.map((one) => ({ value: one, label: t(texts.rows_a_page, { size: one }) }))}
    onChange={onSize}
    components={{ input: SelectInput }}
  />
)
