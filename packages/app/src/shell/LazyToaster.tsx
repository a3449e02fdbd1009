export { Toaster as default } from '@parlor/ui/Toast';
