/** Three shrinking lines: reads as a filter at 12 px, where a funnel becomes a blot. */
export const FilterIcon = () => (
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
    <path d="M1 2.75h10M3 6h6M5 9.25h2" />
  </svg>
)
