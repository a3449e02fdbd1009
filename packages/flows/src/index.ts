// The root is the kit alone: each machine is imported by its own path (`@parlor/flows/sign-up`), so that
// a page loads only what it runs.
export * from './kit/index.ts';
