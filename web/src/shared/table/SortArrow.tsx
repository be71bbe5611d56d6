/** The direction of the sorted column; other columns only show by cursor and hover that they are sortable. */
export const SortArrow = ({ order }: { order: 'ascending' | 'descending' }) => (
  <svg className="k-sort-mark" width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
    <path className={order === 'ascending' ? 'k-on' : ''} d="M4 1 7.5 5h-7z" />
    <path className={order === 'descending' ? 'k-on' : ''} d="M4 11 .5 7h7z" />
  </svg>
)
