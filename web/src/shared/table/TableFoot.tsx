import { BugOutlined } from '@ant-design/icons'
import { Button, Pagination } from 'antd'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { formatInteger } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import { isProduction } from '../program/settings.ts'
import type { ListParameters } from './question/list-parameters.ts'
import { PageSize } from './PageSize.tsx'
import { RequestDetails } from './RequestDetails.tsx'
import { texts } from './texts.ts'

export type FootProps = {
  /** What the table shows: a page may have several tables. */
  label: string
  /** Null until the list has loaded. */
  shown: { page: number; count: number; took: number | null } | null
  page: number
  size: number
  /** The page sizes offered, smallest first. */
  sizes: readonly number[]
  parameters: ListParameters
  /** The actions on the selected rows. */
  acts: ReactNode
  /** Only if widths differ from the default. */
  onResetWidths: (() => void) | undefined
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** The range and total of records, the other pages, and, outside production, the request. */
export function TableFoot({ label, shown, page, size, sizes, parameters, acts, onResetWidths, onPage, onSize }: FootProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="k-table-foot">
        <p role="status">
          {shown && (shown.count > 0 ? rangeText(shown.page, size, shown.count) : <span className="k-sr">{t(texts.no_data)}</span>)}
        </p>
        {acts}
        {onResetWidths && (
          <Button size="small" type="text" onClick={onResetWidths}>
            {t(texts.reset_widths)}
          </Button>
        )}
        {!isProduction && (
          <Button
            size="small"
            type="text"
            icon={<BugOutlined aria-hidden />}
            aria-pressed={isOpen}
            aria-label={t(texts.debug)}
            title={t(texts.debug)}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {shown && shown.count > Math.min(...sizes) && <PageSize list={label} size={size} sizes={sizes} onSize={onSize} />}
        {shown && shown.count > 0 && (
          <nav aria-label={t(texts.pages, { list: label })}>
            <Pagination size="small" current={page} pageSize={size} total={shown.count} showSizeChanger={false} onChange={onPage} />
          </nav>
        )}
      </div>
      {isOpen && <RequestDetails parameters={parameters} took={shown?.took ?? null} />}
    </>
  )
}

function rangeText(page: number, size: number, count: number): string {
  const from = formatInteger((page - 1) * size + 1)
  const to = formatInteger(Math.min(page * size, count))
  return t(count === 1 ? texts.total_one : texts.total_many, { from, to, total: formatInteger(count) })
}
