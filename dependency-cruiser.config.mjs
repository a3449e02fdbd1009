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

export default {
  forbidden: [
    ...oneWay,
    {
      name: 'no-circular',
      comment: 'Two modules that need each other are one module, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'flows-are-pure',
      comment:
        'Machines import xstate, and rules, constants and types of api: no DOM, React or network.',
      severity: 'error',
      from: { path: '^packages/flows/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        pathNot: [
          '^packages/flows/',
          '^packages/api/src/(rules|constants|entities|envelope|index)',
          'node_modules/xstate/',
        ],
      },
    },
    {
      name: 'ui-knows-no-language-or-data',
      comment: 'Text comes in as props.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: 'node_modules/(i18next|react-i18next|swr|xstate|ky|react-router)' },
    },
    {
      name: 'sandbox-knows-only-types',
      comment: 'The outside world is replaced by real third parties; it shares no code with us.',
      severity: 'error',
      from: { path: '^packages/sandbox/' },
      to: { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that cannot be resolved hides from every other rule.',
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
