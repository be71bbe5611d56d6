import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'

type Props = { columns: readonly string[]; hasActions: boolean; hasChoice: boolean; rows: number }

/** Says that the list is loading; after 300 ms grey bars fill the other rows. */
export const TableSkeleton = ({ columns, hasActions, hasChoice, rows }: Props) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} className="k-table-wait">
      {columns.map((column, at) => (
        <td key={column} colSpan={1 + Number(hasChoice && at === 0) + Number(hasActions && at === columns.length - 1)}>
          {row === 0 && at === 0 ? (
            <span className="k-table-wait-word" role="status">
              {t(texts.loading)}
            </span>
          ) : (
            <span className="k-skel" />
          )}
        </td>
      ))}
    </tr>
  ))
