// The root exports only the kit. Each machine has its own entry point (`@parlor/flows/sign-up`), so
// that a page loads only the machines it runs.
export * from './kit/index.ts';
