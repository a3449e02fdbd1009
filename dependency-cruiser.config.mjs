// Imports run one way (docs/decisions/0001). TypeScript 7 has no JavaScript API, so swc reads the sources.
const inPackage = (name) => `^packages/${name}/`;
const outside = (...allowed) => `^packages/(?!(${allowed.join('|')})/)`;

/** What each package may import of ours; itself is always allowed. */
const allowed = {
  tokens: [],
  ui: ['tokens'],
  api: [],
  flows: ['api'],
  app: ['tokens', 'ui', 'flows', 'api'],
  server: ['api'],
  sandbox: ['api'],
  art: ['sandbox'],
};

const oneWay = Object.entries(allowed).map(([name, others]) => ({
  name: `${name}-imports-one-way`,
  comment: `packages/${name} may import only ${['itself', ...others].join(', ')}.`,
  severity: 'error',
  from: { path: inPackage(name) },
  to: { path: outside(name, ...others) },
}));

/** Type-only imports included. */
const noCircles = [
  {
    name: 'no-circular',
    comment: 'Two modules that import each other are one module, or three: move what both need.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

/** Tests and stories render the whole app: the rules of layers do not apply to them. */
const testFiles = '\\.(test|stories)\\.tsx?$';
const inApp = (...folders) => `^packages/app/src/(${folders.join('|')})/`;

/** The folders of packages/app/src, the lowest layer first. Each imports itself and what is below. */
const appLayers = [
  ['platform'],
  ['languages'],
  ['data'],
  ['navigation'],
  ['components'],
  ['features'],
  ['shell', 'screens'],
  ['routes'],
  ['app'],
  ['testing'],
];

/** Feature areas that all other areas may import; of each other, those that come before. */
const sharedAreas = [
  'forms',
  'html',
  'uploads',
  'catalog',
  'login',
  'wallet',
  'money',
  'cards',
  'popups',
];

const appOneWay = [
  ...appLayers.flatMap((folders, rank) =>
    folders.map((folder) => ({
      name: `app-${folder}-layer`,
      comment: `packages/app/README.md draws the layers: app/src/${folder} imports those below it.`,
      severity: 'error',
      from: { path: inApp(folder), pathNot: testFiles },
      to: {
        path: '^packages/app/src/',
        pathNot: inApp(folder, ...appLayers.slice(0, rank).flat()),
      },
    })),
  ),
  {
    name: 'app-feature-areas',
    comment: 'A feature area imports itself and the shared areas: move what two of them need down.',
    severity: 'error',
    from: {
      path: '^packages/app/src/features/([^/]+)/',
      pathNot: [testFiles, inApp(`features/(${sharedAreas.join('|')})`)],
    },
    to: {
      path: '^packages/app/src/features/',
      pathNot: `^packages/app/src/features/($1|${sharedAreas.join('|')})/`,
    },
  },
  ...sharedAreas.map((area, rank) => ({
    name: `app-shared-area-${area}`,
    comment: `The shared area ${area} imports itself and the shared areas before it in the list.`,
    severity: 'error',
    from: { path: inApp(`features/${area}`), pathNot: testFiles },
    to: {
      path: '^packages/app/src/features/',
      pathNot: inApp(`features/(${sharedAreas.slice(0, rank + 1).join('|')})`),
    },
  })),
];

const inServer = '^packages/server/src/';

/** The layers of the server, lowest first; each imports itself and the layers before it. */
const serverLayers = ['locales', 'core', 'ledger', 'platform', 'domains', 'demo-data', 'operator'];

/** The other domains whose index each domain of the server may import. */
export const serverDomains = {
  captcha: [],
  'dead-letters': [],
  site: [],
  content: ['site'],
  players: ['site'],
  wallet: ['site'],
  transactions: ['site', 'content'],
  games: ['site', 'content'],
  messages: ['site', 'content'],
  uploads: ['players'],
  feedback: ['site', 'content', 'messages', 'uploads'],
  promotions: ['site', 'content', 'messages', 'players', 'games'],
  play: ['dead-letters', 'site', 'players', 'wallet', 'games', 'promotions'],
  levels: ['site', 'messages', 'players', 'play'],
  profile: ['site', 'players', 'uploads'],
  rewards: ['site', 'messages'],
  rebate: ['site', 'players', 'play', 'rewards'],
  bonuses: ['site', 'players', 'play', 'rewards'],
  activities: ['site', 'content', 'games', 'messages', 'players', 'rewards'],
  referral: ['site', 'players', 'play', 'rewards'],
  reviews: ['players', 'games'],
  sessions: ['site', 'content', 'messages'],
  cards: ['site', 'players', 'sessions'],
  codes: ['captcha', 'sessions'],
  authentication: ['captcha', 'site', 'players', 'sessions', 'cards', 'codes'],
  withdrawals: ['dead-letters', 'site', 'messages', 'sessions', 'cards'],
  payments: ['dead-letters', 'site', 'content', 'messages', 'promotions', 'withdrawals'],
  corrections: ['site', 'messages'],
  reconciliation: ['site', 'manual-deposits'],
  'manual-deposits': ['site', 'players', 'messages', 'uploads', 'cards'],
  'social-login': ['site', 'players', 'profile', 'sessions', 'codes', 'authentication'],
};

const notInTests = '\\.test\\.ts$';
const domainFolder = `${inServer}domains/`;

const serverRules = [
  ...serverLayers.map((layer, index) => ({
    name: `server-${layer}-imports-lower-layers`,
    comment: `${layer} may import only ${serverLayers.slice(0, index + 1).join(', ')}.`,
    severity: 'error',
    from: { path: `${inServer}${layer}/`, pathNot: notInTests },
    to: { path: `${inServer}(?!(${serverLayers.slice(0, index + 1).join('|')})/)` },
  })),
  ...Object.entries(serverDomains).map(([name, others]) => ({
    name: `server-domain-${name}`,
    comment: `The domain ${name} may import only ${others.join(', ') || 'no other domain'}.`,
    severity: 'error',
    from: { path: `${domainFolder}${name}/`, pathNot: notInTests },
    to: { path: `${domainFolder}(?!(${[name, ...others].join('|')})/)` },
  })),
  {
    name: 'server-domain-is-listed',
    comment: 'A new domain is added to serverDomains, with the domains that it imports.',
    severity: 'error',
    from: {
      path: `${domainFolder}(?!(${Object.keys(serverDomains).join('|')})/)`,
      pathNot: notInTests,
    },
    to: {},
  },
  {
    name: 'server-domains-by-index',
    comment: 'A domain imports another domain only through its index.ts.',
    severity: 'error',
    from: { path: `${domainFolder}([^/]+)/`, pathNot: notInTests },
    to: { path: domainFolder, pathNot: `${domainFolder}($1/|[^/]+/index\\.ts$)` },
  },
  {
    name: 'server-domains-by-index-from-outside',
    comment: 'Everything else imports a domain only through its index.ts.',
    severity: 'error',
    from: { path: '^(packages/server|scripts)/', pathNot: [domainFolder, notInTests] },
    to: { path: domainFolder, pathNot: `${domainFolder}[^/]+/index\\.ts$` },
  },
];

export default {
  forbidden: [
    ...oneWay,
    ...noCircles,
    ...appOneWay,
    ...serverRules,
    {
      name: 'flows-are-pure',
      comment:
        'Machines import xstate, and rules, constants, errors and types of api: no DOM, React or network.',
      severity: 'error',
      from: { path: '^packages/flows/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        pathNot: [
          '^packages/flows/',
          '^packages/api/src/(rules|constants|entities|envelope|errors|index)',
          'node_modules/xstate/',
        ],
      },
    },
    {
      name: 'ui-imports-no-language-or-data',
      comment: 'Text comes in as props.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: 'node_modules/(i18next|react-i18next|swr|xstate|ky|react-router)' },
    },
    {
      name: 'sandbox-imports-only-types',
      comment: 'The outside world is replaced by real third parties; it shares no code with us.',
      severity: 'error',
      from: { path: '^packages/sandbox/' },
      to: { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'No other rule can check an import that is not resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-flat)?/|storybook-static' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'browser'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
