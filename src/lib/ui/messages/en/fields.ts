
export const fields = {
};
