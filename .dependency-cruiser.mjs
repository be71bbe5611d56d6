import swc from '@swc/core'

// dependency-cruiser 17 makes swc parse TypeScript without JSX; version 18 makes these two lines unnecessary.
const parseFile = swc.parseFileSync
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('x') })

const test = '[.](test|test-support)[.]tsx?$|-for-tests[.]ts$|^web/src/test/'

// Who may import whom: entity → platform or shared → contract. Web and server meet only in the contract;
// another entity is imported only through its door: queries and rules on the server, components in the browser.
const rules = [
  { name: 'no-circles', comment: 'Two files that need each other are one file, or three.', from: {}, to: { circular: true } },
  { name: 'resolvable', comment: 'The import leads nowhere.', from: {}, to: { couldNotResolve: true } },
  {
    name: 'listed',
    comment: 'The package is missing from the package.json of the package that imports it.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'development-only',
    comment: 'What runs may not need a package that is only there for development.',
    from: { path: '^(contract|demo|server)/src/', pathNot: test },
    to: { dependencyTypes: ['npm-dev'], pathNot: '/@types/' },
  },
  {
    name: 'no-tests',
    comment: 'What runs may not need a test.',
    from: { path: '^[^/]+/src/', pathNot: test },
    to: { path: [test, '^[^/]+/test/', '^e2e/', '^bench/'] },
  },

  // Packages
  {
    name: 'contract',
    comment: 'The contract travels to the public page: zod/mini and itself, nothing else.',
    from: { path: '^contract/src/', pathNot: [test, '^contract/src/phone-'] },
    to: { pathNot: ['^contract/src/', '^node_modules/zod/mini/'] },
  },
  {
    name: 'contract-of-telephones',
    comment: 'How a number is read is the same in the browser and on the server; the entities do not need it.',
    from: { path: '^contract/src/(?!phone-)', pathNot: test },
    to: { path: '^contract/src/phone-' },
  },
  {
    name: 'demo',
    comment: 'The demo agency is invented, not stored: the contract and itself, nothing else. The server writes it down.',
    from: { path: '^demo/src/', pathNot: test },
    to: { pathNot: ['^contract/src/', '^demo/src/', '^node_modules/zod/mini/'] },
  },
  {
    name: 'demo-on-the-first-start',
    comment: 'The demo agency is asked for where an empty database is filled; nothing of the product needs it.',
    from: { path: '^(contract|server|web)/src/', pathNot: [test, '^server/src/demo/'] },
    to: { path: '^demo/' },
  },
  {
    name: 'content-when-wanted',
    comment: 'The demo agency and the lists of the trade are loaded when an empty database is filled, not with every start.',
    from: { path: '^server/src/', pathNot: [test, '^server/src/demo/'] },
    to: { path: '^server/src/(demo/|lookup/reference-lists[.]ts$)', dynamic: false },
  },
  {
    name: 'server-without-web',
    comment: 'Web and server meet in the contract.',
    from: { path: '^server/' },
    to: { path: '^(web|e2e|bench)/' },
  },
  {
    name: 'web-without-server',
    comment: 'Web and server meet in the contract.',
    from: { path: '^web/' },
    to: { path: '^(server|demo|e2e|bench)/' },
  },
  {
    name: 'web-without-node',
    comment: 'A browser has no Node.',
    from: { path: '^web/src/', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'journeys-from-outside',
    comment: 'A journey knows the product as a user does: by its screen, and by the words of the contract.',
    from: { path: '^e2e/' },
    to: { path: '^(web|server|demo|bench)/' },
  },
  {
    name: 'public-pages',
    comment: 'The public pages are light: Preact, the contract without its schemas, and what is shared, however many files away.',
    from: { path: '^web/src/apply/', pathNot: test },
    to: { path: '^node_modules/(?!preact/)|^web/src/(?!apply/|shared/)', reachable: true },
  },
  {
    name: 'styleguide-alone',
    comment: 'The style guide is loaded by those who look at it, and by nobody else.',
    from: { path: '^web/src/', pathNot: '^web/src/shell/styleguide/' },
    to: { path: '^web/src/shell/styleguide/', dynamic: false },
  },
  {
    name: 'scripts-alone',
    comment: 'The scripts run before anything is installed.',
    from: { path: '^scripts/(start[.]mjs|test[.]mjs|lib/)', pathNot: test },
    to: { path: '^(node_modules|contract|demo|server|web|e2e|bench)/' },
  },

  // Layers
  {
    name: 'platform',
    comment: 'The platform serves every entity and names none.',
    from: { path: '^server/src/platform/', pathNot: test },
    to: { path: '^server/src/(?!platform/)' },
  },
  {
    name: 'shared',
    comment: 'What is shared serves every entity and names none.',
    from: { path: '^web/src/shared/', pathNot: test },
    to: { path: '^web/src/(?!shared/)' },
  },
  {
    name: 'server-top',
    comment: 'What joins everything is imported by nobody.',
    from: { path: '^server/src/[^/]+/', pathNot: test },
    to: { path: '^server/src/[^/]+$' },
  },
  {
    name: 'web-top',
    comment: 'What joins everything is imported by nobody.',
    from: { path: '^web/src/(?!shell/)[^/]+/', pathNot: test },
    to: { path: '^web/src/([^/]+$|shell/)' },
  },

  // Doors
  {
    name: 'server-door',
    comment:
      'A neighbour is met at its queries, writes, rules and records; where its records are ranked for others or are rows of the board, at its list, too.',
    from: { path: '^server/src/(?!platform/)([^/]+)/', pathNot: test },
    to: {
      path: '^server/src/[^/]+/(list|routes|texts|jobs|mails)[.]ts$',
      pathNot: ['^server/src/$1/', '^server/src/(employee|facility|vacancy)/list[.]ts$'],
    },
  },
  {
    name: 'logbook-door',
    comment: 'Who carries a follow-up is decided in one place; what others write is told to after.ts.',
    from: { path: '^server/src/(?!logbook/)', pathNot: test },
    to: { path: '^server/src/logbook/queries[.]ts$' },
  },
  {
    name: 'web-door',
    comment:
      'A neighbour is met at its components, its door and its labels; what judges bookings and ranks people for all of them, at its rules, queries and texts, too.',
    from: { path: '^web/src/(?!shell/|shared/)([^/]+)/', pathNot: test },
    to: {
      path: '^web/src/(?!shared/)[^/]+/',
      pathNot: ['^web/src/$1/', '[.]tsx$', '/(door|labels)[.]ts$', '^web/src/(judge|match)/(rules|queries|texts)[.]ts$'],
    },
  },

  // Roles
  {
    name: 'rules-are-pure',
    comment: 'A rule gets input and facts: contract, own texts, the type of its facts, platform/list/range and other rules, never a query.',
    from: { path: '^server/src/([^/]+)/rules[.]ts$' },
    to: { pathNot: ['^contract/src/', '^server/src/$1/(texts|queries)[.]ts$', '^server/src/platform/list/range[.]ts$', '/rules[.]ts$'] },
  },
  {
    name: 'routes-without-sql',
    comment: 'Neither a route nor a recipe writes SQL.',
    from: { path: '^server/src/[^/]+/([a-z-]*routes|records)[.]ts$' },
    to: { path: '^node_modules/(kysely|pg)/' },
  },
  {
    name: 'queries-decide-nothing',
    comment: 'SQL asks platform, contract and other queries; it decides and answers nothing.',
    from: { path: '^server/src/(?!platform/)[^/]+/(queries|list)[.]ts$' },
    to: { path: '^server/src/(?!platform/)[^/]+/(rules|records|routes|texts|jobs|mails)[.]ts$' },
  },
  {
    name: 'writes-stand-alone',
    comment: 'What others write of an entity is a statement; what follows from it is said by whoever writes.',
    from: { path: '^server/src/[^/]+/writes[.]ts$' },
    to: { path: '^server/src/(?!platform/)', pathNot: '/writes[.]ts$' },
  },
  {
    name: 'texts-are-values',
    comment: 'A text needs nothing but its type and other texts.',
    from: { path: '/texts[.]ts$' },
    to: { pathNot: ['^contract/src/', 'texts[.]ts$'] },
  },
]

export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // A client's calls are compiled by their test, against types that it generates.
    exclude: { path: '^web/dist/|^[.]cache/|^server/test/client/(calls[.]ts|generated/)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
