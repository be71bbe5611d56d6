import { PrinterOutlined } from '@ant-design/icons'
import type { BoardRows } from '@kasack/contract/board.ts'
import { boardAccess, boardName, boardRows, maxBoardRows } from '@kasack/contract/board.ts'
import { employee } from '@kasack/contract/employee.ts'
import { Button, Pagination } from 'antd'
import { useState } from 'react'
import { formatInteger } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { Page } from '../../shared/part/Page.tsx'
import { PageHeader } from '../../shared/part/PageHeader.tsx'
import { PanelError } from '../../shared/part/PanelError.tsx'
import { Segments } from '../../shared/part/Segments.tsx'
import { Waiting } from '../../shared/part/Waiting.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { FilterBar } from '../../shared/table/filter/FilterBar.tsx'
import { FilterChips } from '../../shared/table/filter/FilterChips.tsx'
import { NoMatches } from '../../shared/table/NoMatches.tsx'
import { listParameters } from '../../shared/table/question/list-parameters.ts'
import { narrowing } from '../../shared/table/question/table-filter.ts'
import { useListState } from '../../shared/table/question/use-list-state.ts'
import { BoardGrid } from './BoardGrid.tsx'
import { BoardLegend } from './BoardLegend.tsx'
import { BoardWhen } from './BoardWhen.tsx'
import './board-bar.css'
import './board.css'
import { boardFiltersOf } from './filters.ts'
import { useBoard } from './queries.ts'
import type { BoardQuestion } from './span.ts'
import { askForRows, useBoardQuestion } from './span.ts'
import { rowWords, texts } from './texts.ts'

/** The weeks of all employees, facilities or vacancies in one picture, /board, filtered like their lists. */
export function Board() {
  const t = useText()
  const may = useMay()
  const question = useBoardQuestion()
  const { rows, from, to } = question
  const { search, bar, filters, defaultSort, sorts } = boardFiltersOf(rows, may)
  const [{ filters: applied, ...state }, dispatch] = useListState(rows, { filters, defaultSort, sorts, sizes })
  const parameters = listParameters({ state: { filters: applied, ...state }, filters, defaultSort, presets: presetsOf(question) })
  const { data, error, refetch } = useBoard({ rows, from, to, ...parameters })
  const narrowed = narrowing(filters)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return (
    <Page title={t(boardName)}>
      <PageHeader
        title={t(boardName)}
        tags={
          data && (
            <span className="k-count">{t(data.count === 1 ? texts.counted_one : texts.counted, { count: formatInteger(data.count) })}</span>
          )
        }
        actions={
          <>
            <BoardWhen question={question} />
            <Segments<BoardRows>
              aria-label={t(texts.rows)}
              options={boardRows.filter((one) => may(boardAccess[one])).map((value) => ({ value, label: t(rowWords[value]) }))}
              value={rows}
              onChange={askForRows}
            />
            <Button
              icon={<PrinterOutlined aria-hidden />}
              aria-label={t(texts.print)}
              title={t(texts.print)}
              onClick={() => window.print()}
            />
          </>
        }
      />
      <div className="k-card">
        <FilterBar
          search={{ placeholder: search }}
          filters={bar}
          applied={applied}
          dispatch={dispatch}
          chips={<FilterChips filters={narrowed} applied={applied} dispatch={dispatch} />}
          end={<BoardLegend rows={rows} />}
        />
        {error && !data && <PanelError status={error.status} onReload={() => void refetch()} />}
        {!error && !data && <Waiting lines={12} />}
        {data?.count === 0 && <NoMatches filters={narrowed} applied={applied} onClear={() => dispatch({ type: 'clear' })} />}
        {data && data.count > 0 && (
          <BoardGrid
            rows={data.results}
            question={question}
            chosen={rows === 'vacancies' && may(employee.access.read) ? among(data.results, chosen) : null}
            onChoose={setChosen}
          />
        )}
        {data && data.count > maxBoardRows && (
          <nav className="k-table-foot" aria-label={t(texts.page_of)}>
            <Pagination
              size="small"
              current={state.page}
              pageSize={maxBoardRows}
              total={data.count}
              showSizeChanger={false}
              onChange={(page) => dispatch({ type: 'page', page })}
            />
          </nav>
        )}
      </div>
    </Page>
  )
}

/** Rows no longer shown are no longer selected. */
const among = (rows: readonly { id: number }[], chosen: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id)))

/** Only vacancies within the visible days; others would be empty rows. */
const presetsOf = ({ rows, from, to }: BoardQuestion): Record<string, string> =>
  rows === 'vacancies' ? { from_date: from, to_date: to } : {}

/** One fixed page size, the largest the server allows. */
const sizes = { own: maxBoardRows, remembered: null, offered: [maxBoardRows] }
