import type { ReactNode } from 'react'

/** The two lines of a cell: what is scanned for, below it what is checked. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <>
    {first}
    {second && (
      <div className="k-second" title={typeof second === 'string' ? second : undefined}>
        {second}
      </div>
    )}
  </>
)
