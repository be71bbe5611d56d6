import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { LoggedIn } from './shell/frame/LoggedIn.tsx'
import { routes } from './routes.tsx'

type Page = { path: string; needsLogin: boolean }

/** Every path to a page, and whether that page requires a login. */
const pagesOf = (all: RouteObject[], before = '', needsLogin = false): Page[] =>
  all.flatMap(({ path, Component, children = [] }) => {
    const here = path === undefined ? before : `${before}/${path}`
    const below = pagesOf(children, here, needsLogin || Component === LoggedIn)
    return path === undefined ? below : [{ path: here, needsLogin }, ...below]
  })

const pages = pagesOf(routes)
const pathsOf = (wanted: boolean) => pages.filter(({ needsLogin }) => needsLogin === wanted).map(({ path }) => path)

test('outside the login are the style guide, and what is said of an unknown path', () => {
  expect(pathsOf(false)).toEqual(['/dev/styleguide', '/*'])
})

test.each([
  '/',
  '/employees',
  '/employees/:id',
  '/facilities',
  '/facilities/:id',
  '/vacancies',
  '/vacancies/:id',
  '/contact-persons',
  '/contact-persons/new',
  '/contact-persons/:id',
  '/applicants',
  '/applicants/:id',
  '/overview-map',
  '/redirect-to-overview-map',
])('%s is a page behind the login', (path) => {
  expect(pathsOf(true)).toContain(path)
})
