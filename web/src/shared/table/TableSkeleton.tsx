import { t } from '../i18n.ts'
import { texts } from './texts.ts'

type Props = { columns: readonly { key: string; width: number }[]; rows: number }

/** Says that the list is loading; after 300 ms grey bars stand where its rows will be. */
export const TableSkeleton = ({ columns, rows }: Props) => (
  <div className="k-table-wait" role="status">
    <span className="k-table-wait-word">{t(texts.loading)}</span>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="k-table-wait-row" style={{ gridTemplateColumns: columns.map(({ width }) => `${width}fr`).join(' ') }}>
        {columns.map(({ key }) => (
          <span key={key} className="k-skel" />
        ))}
      </div>
    ))}
  </div>
)
