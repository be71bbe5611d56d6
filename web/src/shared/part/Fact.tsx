import type { ReactNode } from 'react'
import { Missing } from './Missing.tsx'

/** One line of `Facts`. A missing value says so. */
export const Fact = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || children === 0 ? children : <Missing />}</dd>
  </div>
)
