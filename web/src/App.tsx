import { QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './shared/storage/query-client.ts'

/**
 * Transitions are off so that the address takes effect at once: React may discard a half-rendered page, and a dialog on it would stay
 * registered for Escape, above the dialogs that are open.
 */
export const App = ({ router }: { router: DataRouter }) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} useTransitions={false} />
  </QueryClientProvider>
)
