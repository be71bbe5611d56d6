import { Link } from 'react-router'
import type { RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import { patience } from '../../shared/program/lazy-part.tsx'
import { loadAheadAlong } from './load-ahead.ts'

test('the pages that a page links to are fetched after it stands, and no others', async () => {
  const loaded: string[] = []
  const lazyPage = (path: string): RouteObject => ({
    path,
    lazy: () => {
      loaded.push(path)
      return Promise.resolve({ Component: () => <p>{path}</p> })
    },
  })
  const start: RouteObject = { path: 'start', Component: () => <Link to="/wards/3">Ward 3</Link> }
  const routes = [start, lazyPage('wards/:id'), lazyPage('figures')]
  const { router } = await renderRoutes({ at: '/start' }, routes)
  loadAheadAlong(router, routes)
  await expect.element(page.getByRole('link', { name: 'Ward 3' })).toBeVisible()
  expect(loaded).toEqual([])
  await vi.waitFor(() => expect(loaded).toEqual(['wards/:id']), { timeout: 2 * patience })
})
