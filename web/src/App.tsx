import { QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './shared/storage/query-client.ts'

/**
 * The address is followed at once: a page that is drawn bit by bit may be thrown away half-drawn, and a dialog of it would stay in the
 * row of those that Escape closes, above the ones that stand there.
 */
export const App = ({ router }: { router: DataRouter }) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} useTransitions={false} />
  </QueryClientProvider>
)
