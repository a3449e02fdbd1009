import '@parlor/tokens/base.css';
import { createRoot } from 'react-dom/client';
import { Screen } from './Screen.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(<Screen />);
